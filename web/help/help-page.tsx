import { messages } from '../../contract/messages';
import { ContactForm } from '../contact/contact-form';
import { PageOpening } from '../shell/page';
import { Features } from './features';
import styles from './help-page.module.css';
import { PremiumFeatures } from './premium-features';
import { Story } from './story';
import { WhyItWorks } from './why-it-works';

export default function HelpPage() {
  return (
    <div className={styles.page}>
      <PageOpening heading={messages.help.title}>
        Ask her one question a day and keep her answer. That's it. The rest grows from there.
      </PageOpening>
      <Story />
      <Features />
      <PremiumFeatures />
      <WhyItWorks />
      <section className={styles.contact} aria-labelledby="contact-heading">
        <div className={styles.section}>
          <h2 id="contact-heading">{messages.contact.title}</h2>
          <p>Something unclear or not working? Write to us.</p>
        </div>
        <ContactForm />
      </section>
    </div>
  );
}
