import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Expand with the icon only', height: 160 });
