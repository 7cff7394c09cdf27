import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Bar chart of orders per day',
  height: 266,
});
