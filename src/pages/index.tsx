import { BeautifulInterface } from "../features/home/BeautifulInterface";
import { ClosingCall } from "../features/home/ClosingCall";
import { Community } from "../features/home/Community";
import { Hero, heroPreload } from "../features/home/Hero";
import { WhyChoose } from "../features/home/WhyChoose";
import { PageHead } from "../layout/PageHead";
import { routes } from "../site/links";
import { productName, productSummary, tagline } from "../site/product";

export default function HomePage() {
  return (
    <>
      <PageHead
        title={`${productName}: ${tagline}`}
        description={productSummary}
        path={routes.home}
        preload={heroPreload}
      />
      <Hero />
      <WhyChoose />
      <BeautifulInterface />
      <Community />
      <ClosingCall />
    </>
  );
}
