import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Autosize when a group expands',
  height: 424,
  excerpt: ['React.useEffect', '[apiRef]'],
});
