import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Another animation for opening branches', height: 160 });
