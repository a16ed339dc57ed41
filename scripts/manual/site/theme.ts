import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

/** VitePress's theme without its fonts: the system's fonts have Chinese characters. */
export default DefaultTheme;
