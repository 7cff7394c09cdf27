import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ranges of dates, times, and dates with times',
  height: 216,
});
