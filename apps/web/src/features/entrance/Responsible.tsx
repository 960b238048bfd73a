import { type EntranceContent, wordingIn } from "@jotter/content/entrance/entrance-content";
import { operator } from "@jotter/content/entrance/people";
import styles from "./responsible.module.css";

type ResponsibleProps = { readonly labels: EntranceContent["labels"]; readonly language: string };

/** Who answers for this installation; where nobody has entered it, that. [MKT-1] */
export function Responsible({ labels, language }: ResponsibleProps) {
  return (
    <dl className={styles.card} data-example={operator.example}>
      <div>
        <dt>{labels.responsible}</dt>
        <dd className={styles.name}>{wordingIn(operator.legalName, language)}</dd>
      </div>
      {!operator.example && (
        <>
          <div>
            <dt>{labels.postalAddress}</dt>
            <dd>{wordingIn(operator.postalAddress, language)}</dd>
          </div>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={`mailto:${operator.email}`}>{operator.email}</a>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
