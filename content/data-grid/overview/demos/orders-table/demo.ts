import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Orders with sorting, filtering, editing and selection',
  height: 422,
});
