import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Select a week',
  height: 360,
  excerpt: ['slotProps={{', '          }}'],
});
