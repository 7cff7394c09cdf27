import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Choose from a list or a calendar',
  height: 58,
  excerpt: ['options={options}', 'forcePopupIcon={false}'],
});
