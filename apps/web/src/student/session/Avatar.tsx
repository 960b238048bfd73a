import { useEffect, useState } from "react";
import { useTexts } from "../../ui/language.tsx";
import styles from "./avatar.module.css";
import { initials } from "./initials.ts";
import { useStudent } from "./student-context.ts";
import { useProfile } from "./use-profile.ts";

/** The student's picture, or their initials: also while the picture is on its way, and where there is no network. */
export function Avatar({ size }: { readonly size: number }) {
  const t = useTexts();
  const { account, files } = useStudent();
  const profile = useProfile();
  const picture = profile?.picture ?? null;
  const [shown, setShown] = useState<{ readonly id: string; readonly address: string } | null>(null);

  useEffect(() => {
    let isWanted = true;
    if (picture) {
      void files().then(({ address }) => isWanted && setShown({ id: picture, address: address(picture) }));
    }
    return () => {
      isWanted = false;
    };
  }, [picture, files]);

  // Drawn by the style sheet: a picture of the name, not words that the link around it would have to be called by.
  const drawn = profile === undefined ? "" : initials(profile?.username || account.name || t("dashboard.student"));
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      data-initials={drawn}
      aria-hidden="true"
    >
      {shown && shown.id === picture && (
        <img key={shown.id} src={shown.address} alt="" onError={() => setShown(null)} draggable={false} />
      )}
    </span>
  );
}
