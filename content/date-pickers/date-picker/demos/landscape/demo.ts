import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Toolbar beside the calendar',
  height: 389,
  ssr: false,
  excerpt: ['<StaticDatePicker', '        />'],
});
