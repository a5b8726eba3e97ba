import { buttonClass } from "../../components/buttonClass";
import { hydrateLazily } from "../../components/hydrateLazily";
import { Icon } from "../../components/Icon";
import { ExternalLink } from "../../components/links";
import { TitleLines } from "../../components/TitleLines";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { ParticleBackground } from "../../effects/ParticleBackground";
import { Reveal } from "../../effects/Reveal";
import { community, joinCommunity, type Post, posts } from "../../site/product";
import * as styles from "./Community.module.css";
import { Mosaic, Portrait } from "./drawings";
import { HomeSection } from "./HomeSection";
import { nightDrive } from "./music";

export const Community = hydrateLazily(function Community() {
  if (!community) return null;
  const { callToAction, url, claims } = community;
  return (
    <HomeSection
      titleId="community"
      volume="0"
      background={<ParticleBackground variant="community" />}
    >
      <div className={styles.columns}>
        <div className={styles.words}>
          <Reveal>
            <h2 id="community">
              <TitleLines lines={joinCommunity.title} />
            </h2>
            <dl className={styles.claims}>
              {claims.map(({ label, count }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.lead}>{joinCommunity.lead}</p>
            <ExternalLink className={buttonClass("outline")} href={url}>
              {callToAction}
            </ExternalLink>
          </Reveal>
        </div>
        {posts.length > 0 && (
          <div>
            <ul role="list" className={styles.posts} aria-label="Examples of posts">
              {posts.map((post) => (
                <CommunityPost key={[post.author, post.time, post.text].join()} {...post} />
              ))}
            </ul>
            <p className={styles.example}>An example: the people and posts are made up.</p>
          </div>
        )}
      </div>
    </HomeSection>
  );
});

function CommunityPost({ author, role, time, quote, text, hasPlaylist, reactions }: Post) {
  return (
    <li>
      <Reveal className={styles.post}>
        <Portrait name={author} />
        <div>
          <p className={styles.head}>
            <b>{author}</b> {role && <span>{role}</span>} <time>{time}</time>
          </p>
          <div className={styles.bubble}>
            {quote && <p className={styles.quote}>{quote}</p>}
            <p>{text}</p>
            {hasPlaylist && (
              <div className={styles.playlist}>
                <Mosaic covers={nightDrive.covers} />
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
    <ul role="list" className={styles.reactions}>
      <li className={isMine ? styles.mine : undefined}>
        <Icon name="heart" />
        <VisuallyHidden>Hearts: </VisuallyHidden>
        {hearts}
      </li>
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
