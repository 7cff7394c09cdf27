import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search for a trip by date',
  height: 210,
  excerpt: ['<DateRangePicker', '          />'],
});
