import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';

interface Queue {
  id: string;
  label: string;
  isTicket?: boolean;
}

const queues: Queue[] = [
  { id: 'support', label: 'Support' },
  { id: 'returns', label: 'Returns' },
];

export default function ShortCache() {
  const [count, setCount] = React.useState(0);
  const [cache] = React.useState(
    () => new DataSourceCacheDefault({ ttl: 5000 }),
  );

  const requests = React.useRef(0);
  const dataSource = React.useMemo(() => {
    return {
      getChildrenCount: (queue: Queue) => (queue.isTicket ? 0 : 1),
      getTreeItems: async (parentId?: string): Promise<Queue[]> => {
        requests.current += 1;
        const version = requests.current;
        setCount(version);
        await new Promise((resolve) => setTimeout(resolve, 400));
        return [
          {
            id: `${parentId}-ticket`,
            label: `Ticket list, request ${version}`,
            isTicket: true,
          },
        ];
      },
    };
  }, []);

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 176 }}>
      <RichTreeViewPro
        aria-label="Queues"
        items={queues}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
      <Typography variant="body2" role="status">
        Requests: {count}
      </Typography>
    </Stack>
  );
}
