import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

/** The theme that VitePress has, without the fonts that it brings: the system's have Chinese characters. */
export default DefaultTheme;
