import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand one group at a time',
  height: 424,
  excerpt: ['React.useEffect', '}, [apiRef]);'],
});
