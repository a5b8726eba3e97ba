import { Icon } from "../../components/Icon";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { Reveal } from "../../effects/Reveal";
import * as styles from "./CommunityPost.module.css";
import { Mosaic, Portrait } from "./drawings";
import { type Post, people } from "./homeTexts";
import { nightDrive } from "./music";
import * as reactionStyles from "./PostReactions.module.css";

interface CommunityPostProps {
  post: Post;
  /** Whether the post is a little further to the right, which makes the list look like a chat. */
  isIndented: boolean;
}

/** A post of the community section: author, time, text and reactions. */
export function CommunityPost({
  post: { author, role, time, quote, text, hasPlaylist, reactions },
  isIndented,
}: CommunityPostProps) {
  return (
    <li className={isIndented ? styles.indented : undefined}>
      <Reveal className={styles.post}>
        <Portrait person={author} />
        <div>
          <p className={styles.head}>
            <b>{people[author]}</b> {role && <span>{role}</span>} <time>{time}</time>
          </p>
          <div className={styles.bubble}>
            {quote && <p className={styles.quote}>{quote}</p>}
            <p>{text}</p>
            {hasPlaylist && (
              <div className={styles.playlist}>
                <Mosaic playlist={nightDrive} tile="1.75rem" />
                <span>
                  <b>{nightDrive.name}</b>
                  {nightDrive.length}
                </span>
              </div>
            )}
          </div>
          {reactions && <PostReactions {...reactions} />}
        </div>
      </Reveal>
    </li>
  );
}

function PostReactions({ hearts, additions, isMine }: NonNullable<Post["reactions"]>) {
  return (
    <ul className={reactionStyles.reactions}>
      {hearts !== undefined && (
        <li className={isMine ? reactionStyles.mine : undefined}>
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
