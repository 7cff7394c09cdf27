import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Date, time, and date with time',
  height: 216,
});
