import { Seo } from "../layout/Seo";
import { BeautifulInterface } from "../components/home/BeautifulInterface";
import { ClosingCall } from "../components/home/ClosingCall";
import { Community } from "../components/home/Community";
import { Hero } from "../components/home/Hero";
import { WhyChoose } from "../components/home/WhyChoose";
import { routes } from "../site/links";
import { homeMetadata } from "../site/pageMetadata";

/** The home page (docs/rules.md, section 2). */
export default function HomePage() {
  return (
    <>
      <Seo {...homeMetadata} path={routes.home} />
      <Hero />
      <WhyChoose />
      <BeautifulInterface />
      <Community />
      <ClosingCall />
    </>
  );
}
