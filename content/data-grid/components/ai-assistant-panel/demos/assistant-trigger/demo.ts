import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Open the assistant from a custom toolbar',
  height: 526,
  picture: 'Ask assistant',
  excerpt: ['<AiAssistantPanelTrigger', '/>', 'showToolbar', '}}'],
});
