import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bar chart of tickets by month and hall',
  height: 216,
  ads: false,
});
