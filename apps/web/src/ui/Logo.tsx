import styles from "./logo.module.css";

export function Logo({ size = 48 }: { readonly size?: number }) {
  return <span className={styles.logo} style={{ fontSize: size }} aria-hidden="true" />;
}
