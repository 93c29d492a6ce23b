import { blogCategories } from '@arkpax/schema/blog'
import { slugify } from '@arkpax/schema/slug'
import { useRef } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { PickMedia } from '~/components/admin/media/PickMedia.tsx'
import { TextEditor } from '~/components/admin/text-editor/TextEditor.tsx'
import { Select, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { Switch } from '~/components/ui/react/Switch.tsx'
import { postPath } from '~/lib/paths.ts'
import { postFormText } from './admin-blog.fi.ts'
import type { PostValues } from './post-values.ts'

interface Props {
  form: UseFormReturn<PostValues>
  isNew: boolean
}

/** The fields of a post. The slug of a new post follows its title until somebody types one. */
export function PostFields({ form, isNew }: Props) {
  const { register, setValue, getValues, control, formState } = form
  const { errors } = formState
  const [slugNow, categoryNow] = useWatch({ control, name: ['slug', 'category'] })
  const slugFollows = useRef(isNew && getValues('slug') === slugify(getValues('title')))

  const title = register('title', {
    onChange: () => slugFollows.current && setValue('slug', slugify(getValues('title')), { shouldValidate: false }),
  })
  const slug = register('slug', {
    onChange: () => {
      slugFollows.current = isNew && getValues('slug') === ''
    },
  })
  const categories = new Set<string>([...blogCategories, categoryNow].filter(Boolean))

  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField {...title} label={postFormText.title} error={errors.title?.message} required autoComplete="off" />
        <TextField
          {...slug}
          label={postFormText.slug}
          hint={slugNow && postFormText.slugHint(postPath(slugNow))}
          error={errors.slug?.message}
          autoComplete="off"
          spellCheck={false}
          required
        />
      </div>
      <TextArea
        {...register('excerpt')}
        label={postFormText.excerpt}
        rows={3}
        error={errors.excerpt?.message}
        required
      />
      <Controller
        control={control}
        name="content"
        render={({ field }) => (
          <TextEditor
            label={postFormText.content}
            error={errors.content?.message}
            blocks="post"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField {...register('author')} label={postFormText.author} error={errors.author?.message} required />
        <Select {...register('category')} label={postFormText.category} error={errors.category?.message}>
          {[...categories].map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
        <TextField
          {...register('read_time')}
          label={postFormText.readTime}
          error={errors.read_time?.message}
          required
        />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField
          {...register('tags')}
          label={postFormText.tags}
          hint={postFormText.tagsHint}
          placeholder={postFormText.tagsPlaceholder}
          error={errors.tags?.message}
        />
        <div className="grid content-start justify-items-start gap-3">
          <TextField
            {...register('image_url')}
            type="url"
            label={postFormText.imageUrl}
            error={errors.image_url?.message}
            autoComplete="off"
            className="w-full"
          />
          <PickMedia
            onChoose={({ address }) => setValue('image_url', address, { shouldDirty: true, shouldValidate: true })}
          />
        </div>
      </div>
      <Switch {...register('is_published')} label={postFormText.publish} hint={postFormText.publishHint} />
    </>
  )
}
