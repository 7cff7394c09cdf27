import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show bookings that span several hours and days',
  height: 422,
  excerpt: ['colSpan:', '},'],
});
