import styles from './plain-alert.module.css';

/** What an alert says where the toast layer could not be loaded. */
export const PlainAlert = ({ children }: { children: string }) => (
  <p role="alert" className={styles.alert}>
    {children}
  </p>
);
