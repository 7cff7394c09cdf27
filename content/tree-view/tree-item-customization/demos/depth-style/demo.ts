import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Style items by depth', height: 104 });
