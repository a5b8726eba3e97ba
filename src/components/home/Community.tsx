import { Reveal } from "../../effects/Reveal";
import { communityClaims, people, posts } from "../../site/home";
import { communityUrl } from "../../site/links";
import { buttonClass } from "../ui/buttonClass";
import { ExternalLink } from "../ui/ExternalLink";
import { Lamp } from "../ui/Lamp";
import { PlayingBars } from "../ui/PlayingBars";
import * as styles from "./Community.module.css";
import { CommunityPost } from "./CommunityPost";
import { HomeSection } from "./HomeSection";

/** The community: how many there are, what they write to one another, and the way in (product spec, section 2). */
export function Community() {
  return (
    <HomeSection className={styles.section} titleId="community" volume="0" particles="community">
      <div className={styles.columns}>
        <div className={styles.words}>
          <Reveal>
            <h2 id="community">The room next door</h2>
            <dl className={styles.claims}>
              <div>
                <dt>users</dt>
                <dd>{communityClaims.users}</dd>
              </div>
              <div>
                <dt>
                  <Lamp />
                  online
                </dt>
                <dd>{communityClaims.online}</dd>
              </div>
            </dl>
            <p className={styles.lead}>
              A group in your messaging app. Playlists change hands here, bugs get caught here, and the next version is argued over
              here.
            </p>
            <ExternalLink className={buttonClass({ look: "outline" })} href={communityUrl}>
              Join Community
            </ExternalLink>
          </Reveal>
        </div>
        <div>
          <ul className={styles.posts} aria-label="Posts from the community">
            {posts.map((post, index) => (
              <CommunityPost key={post.time} post={post} isIndented={index % 2 === 1} />
            ))}
          </ul>
          <p className={styles.typing}>
            <PlayingBars />
            {people.mara.name} is writing
          </p>
        </div>
      </div>
    </HomeSection>
  );
}
