import styles from './rank-list.module.css';

/** Whether volume, change and trend are known. */
export const HAS_HISTORY = true;
/** Added to the class of the head and of each row where they have other columns. */
export const columns = '';
/** The class of what is listed. */
export const listed = styles.wide;
