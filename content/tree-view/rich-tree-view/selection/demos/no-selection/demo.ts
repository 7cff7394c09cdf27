import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Disable selection', height: 160 });
