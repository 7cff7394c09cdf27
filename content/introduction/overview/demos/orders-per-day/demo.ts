import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Orders per day, as a bar chart',
  height: 266,
});
