import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Date, time and date-time pickers',
  height: 216,
});
