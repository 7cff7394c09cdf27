import { createRandom } from './random';

export interface Message {
  from: 'Customer' | 'Support';
  text: string;
}

export interface Ticket {
  id: number;
  subject: string;
  customer: string;
  opened: Date;
  status: 'New' | 'Open' | 'Solved';
  messages: Message[];
}

/** The customer writes first, and then they take turns. */
const topics = [
  {
    subject: 'Invoice shows the wrong address',
    texts: [
      'We moved in March, but the invoice still has our old address.',
      'Thanks. I corrected it and sent you a new invoice.',
      'Got it, thank you!',
    ],
  },
  {
    subject: 'Two desk lamps missing',
    texts: [
      'The delivery contained four lamps. We ordered six.',
      'Sorry about that. The other two will arrive on Friday.',
    ],
  },
  {
    subject: 'Chair arrived with a scratch',
    texts: [
      'One armrest has a scratch. Can we get a replacement?',
      "Of course. We'll send a new armrest, and you can keep the old one.",
      'It fits. You can close this.',
    ],
  },
  {
    subject: 'Delivery before noon?',
    texts: [
      'Our reception closes at noon on Fridays. Can you come earlier?',
      'Yes, I asked the driver to come between 9 and 11.',
    ],
  },
  {
    subject: 'Return of unopened notebooks',
    texts: [
      'We ordered 40 notebooks too many. Can we return them?',
      'Unopened boxes can be returned for 30 days. Here is the label.',
      'Sent back today.',
      'They arrived. The refund takes three days.',
    ],
  },
  { subject: 'Missed call', texts: [] },
  {
    subject: 'Offer for 50 chairs',
    texts: [
      'We need 50 office chairs by July. Can you make us an offer?',
      'Sure. You get 12% off, and delivery is free. The offer is attached.',
      'We accept it. Please send the contract.',
    ],
  },
  {
    subject: 'Blue ink instead of black',
    texts: [
      'The fountain pens came with blue ink, but we ordered black.',
      'We packed the wrong box. Black ink is on its way.',
    ],
  },
];

const customers = [
  'Alder & Co',
  'Bright Studio',
  'Copperfield',
  'Delta Works',
  'Everlane Office',
  'Fjord Design',
  'Granite Law',
];

/** Invented tickets of an office supply shop, newest first. Missed calls have no messages. */
export function createTickets(): Ticket[] {
  const random = createRandom(9);
  const cases = topics
    .flatMap((topic) =>
      customers.map((customer) => ({ ...topic, customer, order: random() })),
    )
    .sort((a, b) => a.order - b.order);
  return cases.map(({ subject, texts, customer }, index) => {
    const isSolved = index > 4 && random() < 0.6;
    const shown = isSolved ? texts : texts.slice(0, 1 + Math.round(random()));
    return {
      id: 4160 - index,
      subject,
      customer,
      opened: new Date(2025, 4, 30 - Math.floor(index / 2)),
      status: isSolved ? 'Solved' : shown.length > 1 ? 'Open' : 'New',
      messages: shown.map((text, position) => ({
        from: position % 2 === 0 ? 'Customer' : 'Support',
        text,
      })),
    };
  });
}
