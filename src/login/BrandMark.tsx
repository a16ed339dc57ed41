import styles from './login.module.css';

/** The product's mark: its favicon. */
export const BrandMark = () => <img className={styles.mark} src="/favicon.svg" alt="" />;
