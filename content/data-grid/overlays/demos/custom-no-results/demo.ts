import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Offer to clear the filter',
  height: 372,
  excerpt: ['function NoCitiesOverlay', '}'],
});
