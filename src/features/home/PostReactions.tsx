import { Icon } from "../../components/Icon";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { Reactions } from "./community";
import * as styles from "./PostReactions.module.css";

interface PostReactionsProps {
  reactions: Reactions;
}

/** The reactions to a post: how many hearts, and how often its music was added to a library. */
export function PostReactions({ reactions: { hearts, additions, isMine } }: PostReactionsProps) {
  return (
    <ul className={styles.reactions}>
      {hearts !== undefined && (
        <li className={isMine ? styles.mine : undefined}>
          <Icon name="heart" />
          <VisuallyHidden>Hearts: </VisuallyHidden>
          {hearts}
        </li>
      )}
      {additions !== undefined && (
        <li>
          <Icon name="note" />
          <VisuallyHidden>Added to a library: </VisuallyHidden>
          {additions}
        </li>
      )}
    </ul>
  );
}
