import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Range field that only opens the calendar',
  height: 56,
  excerpt: ['function TripField', '}'],
});
