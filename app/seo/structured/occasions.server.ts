/** Structured data of events, trainings, and questions with answers. */
import { pictureUrl } from '#web/links';
import { plainText } from '#web/security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';
import { absolute, charityRef, pageUrl, withoutEmpty, type SchemaNode } from './nodes.server';

const SCHEMA = 'https://schema.org/';

type Described = { title: string; summary: string; picture: { path: string } };
type Located = { isOnline: boolean; place: string; address: string };

function placeNode(visitor: Visitor, { isOnline, place, address }: Located): SchemaNode {
  return isOnline
    ? { '@type': 'VirtualLocation', url: pageUrl(visitor) }
    : withoutEmpty({ '@type': 'Place', name: place, address: address || place });
}

export async function eventNode(
  visitor: Visitor,
  event: Described & Located & { startsAt: string; endsAt: string },
): Promise<SchemaNode> {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    image: [absolute(pictureUrl(event.picture.path, 1280))],
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: `${SCHEMA}EventScheduled`,
    eventAttendanceMode: `${SCHEMA}${event.isOnline ? 'On' : 'Off'}lineEventAttendanceMode`,
    location: placeNode(visitor, event),
    organizer: await charityRef(visitor),
    url: pageUrl(visitor),
  };
}

export async function courseNode(
  visitor: Visitor,
  training: Described &
    Located & {
      first: { day: string };
      last: { day: string };
      rating: { average: number; count: number } | null;
    },
): Promise<SchemaNode> {
  const { rating } = training;
  return withoutEmpty({
    '@type': 'Course',
    name: training.title,
    description: training.summary,
    url: pageUrl(visitor),
    provider: await charityRef(visitor),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
    hasCourseInstance: withoutEmpty({
      '@type': 'CourseInstance',
      courseMode: training.isOnline ? 'Online' : 'Onsite',
      startDate: training.first.day,
      endDate: training.last.day,
      location: placeNode(visitor, training),
    }),
  });
}

/** Questions whose answers are in the structured data. The others are on the page: each is in the page twice. */
const MAX_QUESTIONS = 10;

export function questionsNode(faqs: readonly { question: string; answer: string }[]): SchemaNode {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.slice(0, MAX_QUESTIONS).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
