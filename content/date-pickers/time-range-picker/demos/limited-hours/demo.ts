import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limit the times and list them in one column',
  height: 79,
  excerpt: ['const opening', 'const closing', '<TimeRangePicker', '      />'],
  picture: 'Choose',
});
