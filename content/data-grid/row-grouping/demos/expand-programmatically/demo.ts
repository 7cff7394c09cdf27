import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand groups and listen for changes',
  height: [513, 481],
  excerpt: ['React.useEffect', '}, [apiRef]);'],
});
