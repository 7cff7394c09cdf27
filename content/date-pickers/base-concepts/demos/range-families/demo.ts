import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Date, time and date-time ranges',
  height: 216,
});
