import { Reveal } from "../../effects/Reveal";
import * as styles from "./CommunityPost.module.css";
import type { Post } from "./community";
import { Mosaic } from "./Mosaic";
import { nightDrive } from "./music";
import { Portrait } from "./Portrait";
import { PostReactions } from "./PostReactions";

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
            <b>{author.name}</b> {role && <span>{role}</span>} <time>{time}</time>
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
          {reactions && <PostReactions reactions={reactions} />}
        </div>
      </Reveal>
    </li>
  );
}
