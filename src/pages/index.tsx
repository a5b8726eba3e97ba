import { BeautifulInterface } from "../features/home/BeautifulInterface";
import { ClosingCall } from "../features/home/ClosingCall";
import { Community } from "../features/home/Community";
import { HERO_PHONE_ID, Hero } from "../features/home/Hero";
import { WhyChoose } from "../features/home/WhyChoose";
import { PageHead } from "../layout/PageHead";
import { homeMetadata } from "../site/constants";
import { routes } from "../site/links";

export default function HomePage() {
  return (
    <>
      <PageHead {...homeMetadata} path={routes.home} expectedId={HERO_PHONE_ID} />
      <Hero />
      <WhyChoose />
      <BeautifulInterface />
      <Community />
      <ClosingCall />
    </>
  );
}
