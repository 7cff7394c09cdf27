import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Delivery date and time pickers',
  height: 266,
});
