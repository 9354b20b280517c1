import { messages } from '../../contract/messages';
import { Page } from '../shell/page';
import { Card } from '../ui/card';
import { ContactForm } from './contact-form';
import { useContactAddress } from './queries';

const words = messages.contact;

export default function ContactPage() {
  const address = useContactAddress();
  return (
    <Page heading={words.title} lead="Ask a question, report a bug, or tell us an idea. A person reads it.">
      <Card>
        <ContactForm
          sentMore={words.sentMore}
          failedMore={
            address && (
              <>
                {words.failedMore} <a href={`mailto:${address}`}>{address}</a>.
              </>
            )
          }
        />
      </Card>
    </Page>
  );
}
