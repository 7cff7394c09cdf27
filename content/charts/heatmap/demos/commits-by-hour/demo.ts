import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Commits by weekday and time of day',
  height: 300,
});
