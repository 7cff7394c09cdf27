import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Search a trip by its dates',
  height: 210,
  excerpt: ['<DateRangePicker', '          />'],
});
