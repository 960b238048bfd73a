import type { ComponentProps } from "react";
import styles from "../../student/quiz/quiz.module.css";
import { Pressable } from "../../ui/Button.tsx";

type MainButtonProps = Omit<ComponentProps<typeof Pressable>, "children"> & {
  readonly label: string;
  readonly isOff?: boolean;
};

/** The one button of the screen, and the key that presses it. */
export function MainButton({ label, isOff = false, type = "submit", ...rest }: MainButtonProps) {
  return (
    <Pressable type={type} className={styles.main} aria-disabled={isOff} {...rest}>
      {label}
      <span className={styles.enter} aria-hidden="true">
        {enterKey}
      </span>
    </Pressable>
  );
}

export function QuietButton(props: ComponentProps<typeof Pressable>) {
  return <Pressable className={styles.quietWay} {...props} />;
}

/** As it is written on keyboards, in every language of ours. */
const enterKey = "Enter";
