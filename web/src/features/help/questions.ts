import { brand } from '#lib/brand.ts';
import { monthlyPrice } from '#shared/monthly-price.ts';
import type { Plan } from '#shared/plans.ts';

/**
 * A question and its answer. `ofPlan` is the part that differs by plan, taken from its row of the plan table (D-01).
 */
export type Question = {
  question: string;
  answer: string;
  ofPlan?: (plan: Plan) => string;
};

/** The questions and answers of the FAQ (R-STATIC-06, R-STATIC-07). */
export const questionGroups: readonly { title: string; questions: readonly Question[] }[] = [
  {
    title: 'Companions and chats',
    questions: [
      {
        question: 'Is there a real person behind a companion?',
        answer:
          'No. Every companion is a computer program that plays a character. It never pretends otherwise, and every chat reminds you of it. What it says is made up and can be wrong.',
      },
      {
        question: 'How do I start a chat?',
        answer:
          'Tap a face on the home page and write your first message there. Or create an account, browse the companions and choose Start Chatting on the profile of one you like. Every plan talks with every companion.',
      },
      {
        question: 'How long does a chat last?',
        answer:
          'A chat you don’t save begins with your first message and ends when your plan’s time is up. Then it is sealed: it leaves every list, and no companion is told any of it. Save the companion within seven days and every message comes back; after that it is deleted for good. The time on each plan:',
        ofPlan: ({ temporary_chat_minutes: minutes }) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
      },
      {
        question: 'How do I keep a chat?',
        answer:
          'Tap the heart on a companion. A chat with a favorite doesn’t end, and its messages stay until you clear them. Take the heart back and the chat becomes temporary again. Favorites on each plan:',
        ofPlan: (plan) => (plan.favorites === 0 ? 'None' : String(plan.favorites)),
      },
      {
        question: 'What do companions remember?',
        answer:
          'Nothing beyond the chat until you turn memory on. Then facts about you are kept in your own words, each with the sentence it came from. Under What they remember, in the menu with your name, you can read, correct, pin and forget them. Pinned facts stay; of the others the one used least makes room when the list is full. Facts a companion remembers:',
        ofPlan: ({ memories }) => memories.toLocaleString('en-US'),
      },
    ],
  },
  {
    title: 'Plans and payment',
    questions: [
      {
        question: 'What does it cost?',
        answer: 'You can start free. Prices are per month:',
        ofPlan: monthlyPrice,
      },
      {
        question: 'How many messages can I send?',
        answer:
          'The count starts over at midnight UTC, and the chat shows how many you have left. A reply that fails doesn’t count. Messages a day:',
        ofPlan: (plan) => unlessUnlimited(plan.messages_per_day),
      },
      {
        question: 'How many companions can I chat with at once?',
        answer: 'A chat is active from its second message until it ends. Active chats:',
        ofPlan: (plan) => unlessUnlimited(plan.active_chats),
      },
      {
        question: 'How do I change or cancel my plan?',
        answer:
          'Log in, open the menu with your name and choose Manage Subscription. A canceled plan stays yours until the end of the time you’ve paid for, and the page tells you the date.',
      },
      {
        question: 'What happens to my favorites on a smaller plan?',
        answer:
          'The newest ones stay, as many as the smaller plan has room for. Chats with the others become temporary and end when that plan’s time is up.',
      },
    ],
  },
  {
    title: 'Account and privacy',
    questions: [
      {
        question: `Who can use ${brand.name}?`,
        answer:
          'Anyone who is at least 18 years old. We ask for your date of birth when you sign up, and you can’t change it later. If something you write shows that you may be younger, your chats pause until a person has looked at it.',
      },
      {
        question: 'Who can read my conversations?',
        answer:
          'You. The database itself keeps everyone else out, our own staff included. To write a reply, the provider of the language model receives the text of the chat and the facts that fit it, without your email address. Rules, and where there is one a second model, check what is written for signs that someone is in danger. We use nothing for advertising or to train models.',
      },
      {
        question: 'How do I delete a conversation?',
        answer:
          'Open the chat, choose Clear chat and confirm. You can undo it for seven days in Recently deleted, in your profile under Security; then it’s gone for good. If you want it gone at once, choose Delete for good there. You can delete single messages the same way.',
      },
      {
        question: 'I am in a crisis. Can a companion help me?',
        answer:
          'Please don’t rely on a companion. It is a program and can’t call for help. Call your local emergency number or a help line in your country, or go to someone you trust.',
      },
    ],
  },
];

function unlessUnlimited(count: number | null): string {
  return count === null ? 'Unlimited' : String(count);
}
