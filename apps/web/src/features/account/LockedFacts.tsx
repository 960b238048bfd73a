import { Icon } from "../../ui/Icon.tsx";
import { lockedIcon } from "../../ui/icons/account.ts";
import { useTexts } from "../../ui/language.tsx";
import styles from "./sign-up.module.css";

type LockedFactsProps = { readonly name: string; readonly email: string; readonly note: string };

/** What the account has already and this form does not change. [SUP-10] */
export function LockedFacts({ name, email, note }: LockedFactsProps) {
  const t = useTexts();
  return (
    <div className={styles.locked}>
      <dl>
        <div>
          <dt>{t("account.name")}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("account.email")}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <p>
        <Icon shape={lockedIcon} size={16} />
        {note}
      </p>
    </div>
  );
}
