import { buttonClass } from "../../components/buttonClass";
import { ExternalLink } from "../../components/ExternalLink";
import { hydrateLater } from "../../components/hydrateLater";
import { Reveal } from "../../effects/Reveal";
import { communityUrl } from "../../site/links";
import * as styles from "./Community.module.css";
import { CommunityPost } from "./CommunityPost";
import { HomeSection } from "./HomeSection";
import { community, posts } from "./homeTexts";

/** The community section: the link to the group, the two claims, and the posts (docs/rules.md, 2.8 and 2.9). */
export const Community = hydrateLater(function Community() {
  return (
    <HomeSection className={styles.section} titleId="community" volume="0" particles="community">
      <div className={styles.columns}>
        <div className={styles.words}>
          <Reveal>
            <h2 id="community">{community.title}</h2>
            <dl className={styles.claims}>
              {community.claims.map(({ label, count }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.lead}>{community.lead}</p>
            <ExternalLink className={buttonClass({ look: "outline" })} href={communityUrl}>
              {community.join}
            </ExternalLink>
          </Reveal>
        </div>
        <div>
          <ul className={styles.posts} aria-label="Examples of posts">
            {posts.map((post, index) => (
              <CommunityPost key={post.time} post={post} isIndented={index % 2 === 1} />
            ))}
          </ul>
          <p className={styles.example}>{community.example}</p>
        </div>
      </div>
    </HomeSection>
  );
});
