import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A tree written as JSX', height: 160 });
